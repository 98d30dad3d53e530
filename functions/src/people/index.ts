export { findUsers, readUser, readUsers } from './user';
