// What is needed when somebody subscribes, as one file.
export { Answer } from './Answer';
export { subscribe } from './api';
