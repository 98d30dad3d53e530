export type { CommandPage } from './command';
export { CommandDialog } from './command-dialog';
