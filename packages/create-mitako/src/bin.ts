#!/usr/bin/env node
// `npm create mitako` is `mitako init`, in a folder that does not have mitako yet.
process.argv.splice(2, 0, 'init');
await import('mitako/bin');

export {};
