import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import * as sdk from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTarget, type Target } from './support/target';

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /users/{uid} {
      allow read: if request.auth != null;
      allow write: if request.auth.uid == uid && request.resource.data.name is string;
    }
    match /posts/{id} {
      allow list: if resource.data.owner == request.auth.uid;
      allow update: if get(/databases/$(database)/documents/users/$(request.auth.uid)).data.admin == true;
    }
  }
}`;

interface Report {
  readonly sourcePosition: { readonly currentOffset: number; readonly endOffset: number };
  readonly values?: readonly object[];
  readonly children?: readonly Report[];
}

interface Coverage {
  readonly rules: { readonly files: readonly { readonly content: string }[] };
  readonly reports: readonly Report[];
}

/** The expression that a report is about. */
function textOf({ sourcePosition: { currentOffset, endOffset } }: Report): string {
  return RULES.slice(currentOffset, endOffset);
}

let target: Target;
let environment: RulesTestEnvironment;
beforeAll(async () => {
  sdk.setLogLevel('silent');
  target = await openTarget();
  environment = await initializeTestEnvironment({
    projectId: 'demo-rules-conf',
    firestore: { rules: RULES, host: '127.0.0.1', port: target.port },
  });
});
beforeEach(() => environment.clearFirestore());
afterAll(async () => {
  await environment.cleanup();
  await target.release();
});

describe('@firebase/rules-unit-testing', () => {
  it('asserts what a user may and may not do', async () => {
    const ada = environment.authenticatedContext('ada').firestore();
    const nobody = environment.unauthenticatedContext().firestore();
    await assertSucceeds(sdk.setDoc(sdk.doc(ada, 'users/ada'), { name: 'Ada' }));
    await assertFails(sdk.setDoc(sdk.doc(ada, 'users/ada'), { name: 5 }));
    await assertFails(sdk.setDoc(sdk.doc(ada, 'users/bob'), { name: 'Bob' }));
    await assertSucceeds(sdk.getDoc(sdk.doc(ada, 'users/ada')));
    await assertFails(sdk.getDoc(sdk.doc(nobody, 'users/ada')));
  });

  it('proves queries from their filters, not from the documents', async () => {
    const ada = environment.authenticatedContext('ada').firestore();
    const posts = sdk.collection(ada, 'posts');
    await assertFails(sdk.getDocs(posts));
    await assertSucceeds(sdk.getDocs(sdk.query(posts, sdk.where('owner', '==', 'ada'))));
    await assertFails(sdk.getCountFromServer(posts));
  });

  it('prepares data without rules, which rules then look up', async () => {
    await environment.withSecurityRulesDisabled(async (context) => {
      await sdk.setDoc(sdk.doc(context.firestore(), 'users/ada'), { name: 'Ada', admin: true });
      await sdk.setDoc(sdk.doc(context.firestore(), 'posts/p'), { owner: 'bob' });
    });
    const ada = environment.authenticatedContext('ada').firestore();
    await assertSucceeds(sdk.updateDoc(sdk.doc(ada, 'posts/p'), { a: 1 }));
    const bob = environment.authenticatedContext('bob').firestore();
    await assertFails(sdk.updateDoc(sdk.doc(bob, 'posts/p'), { a: 1 }));
  });

  it('clears between tests and keeps projects apart', async () => {
    const ada = environment.authenticatedContext('ada').firestore();
    expect((await sdk.getDoc(sdk.doc(ada, 'users/ada'))).exists()).toBe(false);
  });

  it('reports the expressions that its tests evaluated, for machines and for people', async () => {
    const ada = environment.authenticatedContext('ada').firestore();
    await assertFails(sdk.getDoc(sdk.doc(ada, 'posts/p')));
    const report = `${target.url}/emulator/v1/projects/demo-rules-conf:ruleCoverage`;
    const { rules, reports } = (await (await fetch(report)).json()) as Coverage;
    expect(rules.files[0]?.content).toBe(RULES);
    const covered = new Map(reports.map((found) => [textOf(found), found]));
    const isSignedIn = covered.get('request.auth != null');
    expect(isSignedIn?.values).toContainEqual({ value: { boolValue: true }, count: expect.any(Number) });
    expect(isSignedIn?.values).toContainEqual({ value: { boolValue: false }, count: expect.any(Number) });
    expect(isSignedIn?.children?.map(textOf)).toContain('request.auth');
    const page = await (await fetch(`${report}.html`)).text();
    expect(page).toMatch(/<html/i);
    expect(page).toContain('allow list');
  });

  it('rejects rules that do not compile, with the position of the error', async () => {
    const bad = {
      projectId: 'demo-bad',
      firestore: { rules: 'service {', host: '127.0.0.1', port: target.port },
    };
    await expect(initializeTestEnvironment(bad)).rejects.toThrow(/:1:\d+/);
  });
});
