import { Database } from './database';
import { type Account, engine } from './engine';
import { Firestore } from './firestore';
import { FirebaseStorage } from './storage';

/** Stands in for `@firebase/rules-unit-testing` where tests run in process. */
class Context {
  constructor(
    private readonly account: Account,
    private readonly project: string,
  ) {}

  firestore = () => new Firestore(this.account, this.project);
  database = () => new Database(this.account);
  storage = (bucket: string) => new FirebaseStorage(this.account, bucket.replace('gs://', ''), this.project);
}

export class RulesTestEnvironment {
  constructor(readonly projectId: string) {}

  unauthenticatedContext = () => new Context({ kind: 'nobody' }, this.projectId);

  authenticatedContext(uid: string, claims: object = {}) {
    const token = {
      iss: `https://securetoken.google.com/${this.projectId}`,
      aud: this.projectId,
      sub: uid,
      user_id: uid,
      firebase: { sign_in_provider: 'custom', identities: {} },
      ...claims,
    };
    return new Context({ kind: 'user', uid, token }, this.projectId);
  }

  withSecurityRulesDisabled = (work: (context: Context) => Promise<void>) =>
    work(new Context({ kind: 'admin' }, this.projectId));

  clearFirestore = () => engine().firestore.clear(this.projectId, '(default)');
  cleanup = async () => undefined;
}

export const initializeTestEnvironment = async ({ projectId }: { projectId: string }) =>
  new RulesTestEnvironment(projectId);

const DENIALS = ['permission-denied', 'PERMISSION_DENIED', 'storage/unauthorized'];
const isDenial = (error: unknown) =>
  error instanceof Error && 'code' in error && DENIALS.some((code) => code === error.code);

export const assertSucceeds = <T>(attempt: Promise<T>) => attempt;

export async function assertFails(attempt: Promise<unknown>): Promise<unknown> {
  try {
    await attempt;
  } catch (error) {
    if (isDenial(error)) return error;
    throw error;
  }
  throw new Error('Expected request to fail, but it succeeded.');
}
