// What the bundler makes of imports, for tests of modules that lean on it.
/// <reference types="vite/client" />
/// <reference path="../src/virtual.d.ts" />
