#!/bin/sh
# A player for Sanctuary in a few lines of shell: always the first legal move.
while IFS= read -r line; do
    legal=${line##*\"legal\":[}
    printf '{"move":%s}\n' "${legal%%[],]*}"
done
