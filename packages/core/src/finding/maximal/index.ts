export { type ManyClues, type ManyCluesOptions, type ManyCluesSearch, makeManyCluesSearch } from './many-clues.ts';
