// Draws the pictures of docs/applications.md, by the commands that the page shows. Needs the built packages.
import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pageCommands, workshopIn } from './page-commands.mjs';
import { root } from './shared.mjs';

const { place, run } = workshopIn('examples/applications');
for (const { command } of pageCommands('docs/applications.md')) run(command);
const pictures = join(root, 'docs/applications');
mkdirSync(pictures, { recursive: true });
for (const file of readdirSync(place)) if (file.endsWith('.svg')) copyFileSync(join(place, file), join(pictures, file));
