// The question about the store view, with how its answer is read; most pages are told by another query.
export { StoreConfigDocument as document } from '../graphql/generated/store-view';
export { parseStoreConfig as select } from './api';
