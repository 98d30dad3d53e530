import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTarget, type Target } from './support/target';

const RULES = `{
  // People see the rooms they are members of.
  "rules": {
    "rooms": {
      "$room": {
        ".read": "auth != null && root.child('members').child($room).child(auth.uid).val() == true",
        "messages": {
          "$message": {
            ".write": "auth != null && !data.exists() &&
                       newData.child('from').val() == auth.uid",
            ".validate": "newData.hasChildren(['from', 'text'])",
            "text": { ".validate": "newData.isString() && newData.val().length <= 10" },
            "from": { ".validate": true },
            "$other": { ".validate": false }
          }
        }
      }
    },
    "admins": { ".read": "auth.token.admin == true" }
  }
}`;

let target: Target;
let environment: RulesTestEnvironment;

beforeAll(async () => {
  target = await openTarget('demo-rules-default-rtdb');
  environment = await initializeTestEnvironment({
    projectId: 'demo-rules',
    database: { host: '127.0.0.1', port: target.port, rules: RULES },
  });
});
afterAll(async () => {
  await environment.cleanup();
  await target.release();
});
beforeEach(async () => {
  await environment.clearDatabase();
  await environment.withSecurityRulesDisabled(async (context) => {
    await context.database().ref('members/r1').set({ alice: true });
  });
});

const alice = () => environment.authenticatedContext('alice').database();
const bob = () => environment.authenticatedContext('bob').database();

describe('@firebase/rules-unit-testing', () => {
  it('lets only members read', async () => {
    await assertSucceeds(alice().ref('rooms/r1').get());
    await assertFails(bob().ref('rooms/r1').get());
    await assertFails(environment.unauthenticatedContext().database().ref('rooms/r1').get());
  });

  it('validates what is written', async () => {
    const messages = alice().ref('rooms/r1/messages');
    const send = async (message: object): Promise<void> => {
      await messages.push(message);
    };
    await assertSucceeds(send({ from: 'alice', text: 'hello' }));
    await assertFails(send({ from: 'bob', text: 'hello' }));
    await assertFails(send({ from: 'alice' }));
    await assertFails(send({ from: 'alice', text: 'hello hello hello' }));
    await assertFails(send({ from: 'alice', text: 'hello', more: 1 }));
  });

  it('does not let existing messages change', async () => {
    const message = alice().ref('rooms/r1/messages/m1');
    await assertSucceeds(message.set({ from: 'alice', text: 'one' }));
    await assertFails(message.set({ from: 'alice', text: 'two' }));
    await assertFails(message.remove());
  });

  it('reads custom claims', async () => {
    const admin = environment.authenticatedContext('boss', { admin: true }).database();
    await assertSucceeds(admin.ref('admins').get());
    await assertFails(alice().ref('admins').get());
  });

  it('clears the database', async () => {
    await environment.clearDatabase();
    await environment.withSecurityRulesDisabled(async (context) => {
      expect((await context.database().ref().get()).val()).toBeNull();
    });
  });

  it('reports why rules are refused', async () => {
    const refused = initializeTestEnvironment({
      projectId: 'demo-broken',
      database: { host: '127.0.0.1', port: target.port, rules: '{"rules":{\n".read":"auth.uid ="}}' },
    });
    await expect(refused).rejects.toThrow(/Line 2: /);
  });
});
