export { findUsers, readUser, readUsers, userIn } from './user';
