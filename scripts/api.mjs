// Writes the reference of all that the packages export to docs/api/, by typedoc. Needs the built packages.
import { join } from 'node:path';
import { Application } from 'typedoc';
import { publishedPackages, root } from './shared.mjs';

// The command and the studio are programs.
const libraries = publishedPackages().filter(({ folder }) => !/cli|studio/.test(folder));
const app = await Application.bootstrapWithPlugins({
  name: 'latin-puzzles',
  out: join(root, 'docs/api'),
  readme: join(root, 'README.md'),
  // What a package exports, its package.json says.
  entryPointStrategy: 'packages',
  entryPoints: libraries.map(({ folder }) => join(root, folder)),
  packageOptions: { validation: { notExported: false }, disableSources: true },
  disableGit: true,
});
const project = await app.convert();
if (project) await app.generateOutputs(project);
if (!project || app.logger.hasErrors() || app.logger.hasWarnings()) process.exitCode = 1;
