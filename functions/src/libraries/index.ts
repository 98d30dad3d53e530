export { brandOf, type Library, readLibrary } from './library';
