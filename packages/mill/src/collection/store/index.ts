export { Collection, type CollectionOptions, type CollectionTransaction, openCollection } from './collection.ts';
