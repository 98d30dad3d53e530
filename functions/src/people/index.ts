export { hasEach, readIfStillMay } from './still-may';
export { findUsers, readUser, readUsers, userIn } from './user';
