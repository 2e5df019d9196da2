// Writes docs/architecture.svg, the picture of docs/architecture.md.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { architecturePicture } from './architecture-picture.mjs';
import { root } from './shared.mjs';

writeFileSync(join(root, 'docs/architecture.svg'), architecturePicture());
