/**
 * Security rules in this process: compile a rules file, hold data, and decide what an account may do with them. The
 * engines are those of the stand-ins, so verdicts are the same as over the wire, without transport, SDK or suite.
 *
 *   const firestore = new InProcessFirestore(compileFirestoreRules(source));
 *   firestore.arrange({ kind: 'set', path: 'notes/a', data: { owner: 'ada' } });
 *   firestore.attempt({ uid: 'ada', token: {} }, { kind: 'get', path: 'notes/a' }); // 'allowed'
 *
 * `ask` returns a question that other rulesets can decide too, on the same data; mutation tests use it.
 */
export type { Account, Question, Service, Verdict } from './in-process/account';
export {
  compileDatabaseRules,
  type DatabaseOperation,
  type DatabaseRules,
  InProcessDatabase,
} from './in-process/database';
export {
  compileFirestoreRules,
  type FirestoreOperation,
  type FirestoreQuestion,
  InProcessFirestore,
} from './in-process/firestore';
export type {
  FilterOperator,
  FirestoreQuery,
  FirestoreWrite,
  QueryPart,
} from './in-process/firestore-requests';
export { parseRules } from './in-process/parse-rules';
export { compileStorageRules, InProcessStorage, type StorageOperation } from './in-process/storage';
export { increment, isServerValue, NO_FIELD, SERVER_TIME, type ServerValue } from './in-process/values';
export type { BlockNode, Expression } from './rules/ast';
export { compileRules } from './rules/compile';
export type { Ruleset } from './rules/ruleset';
