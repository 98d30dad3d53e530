import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PERMISSION_SLUGS, ROLES } from '../permissions/slugs';
import { TEST_LIBRARY_ID as HOME } from '../testing/factories';
import { makeMember as member } from '../testing/make-member';
import { heldPermissions, type Member, ownPermissions } from './member';
import {
  planOwnerTransfer,
  planPermissionChange,
  planRoleChange,
  planStatusChange,
  planView,
} from './plan-changes';
import { compareRoles } from './rank';
import type { Plan } from './verdict';

describe('any sequence of changes (D-33)', () => {
  const overrides = fc.dictionary(fc.constantFrom(...PERMISSION_SLUGS), fc.boolean(), { maxKeys: 6 });
  const anyMember = (uid: string) =>
    fc
      .record({
        agent_role: fc.constantFrom(...ROLES),
        permission_overrides: overrides,
        is_active: fc.boolean(),
        support_lib_id: fc.constantFrom(HOME, HOME, HOME, 'child'),
        init_support_lib_id: fc.constantFrom(HOME, HOME, HOME, 'agency'),
      })
      .map((changes) => member(uid, changes));
  const wanted = fc.dictionary(fc.constantFrom(...PERMISSION_SLUGS), fc.constantFrom(true, false, null), {
    maxKeys: 6,
  });
  const operation = fc.oneof(
    fc.constantFrom(...ROLES).map((role) => ({ kind: 'role', role }) as const),
    fc.boolean().map((isActive) => ({ kind: 'status', isActive }) as const),
    wanted.map((slugs) => ({ kind: 'permissions', slugs }) as const),
    fc.constant({ kind: 'transfer' } as const),
    fc.constant({ kind: 'view' } as const),
  );
  type Operation = typeof operation extends fc.Arbitrary<infer Value> ? Value : never;

  const ownersOf = (team: readonly Member[]) =>
    team.filter(
      ({ agent_role, is_active, init_support_lib_id }) =>
        agent_role === 'owner' && is_active && init_support_lib_id === HOME,
    ).length;

  /** The two people after an operation; unchanged if it was refused. */
  function after(
    operation: Operation,
    actor: Member,
    target: Member,
    activeOwners: number,
  ): [Member, Member] {
    const both = { actor, target, activeOwners };
    const changed = <Change extends object>(plan: Plan<Change>): Member =>
      plan.isAllowed ? { ...target, ...plan.change } : target;
    if (operation.kind === 'role') return [actor, changed(planRoleChange(both, operation.role))];
    if (operation.kind === 'status') return [actor, changed(planStatusChange(both, operation.isActive))];
    if (operation.kind === 'permissions')
      return [actor, changed(planPermissionChange(both, operation.slugs))];
    if (operation.kind === 'view') {
      const plan = planView(both);
      return [plan.isAllowed ? { ...actor, ...plan.change } : actor, target];
    }
    const plan = planOwnerTransfer(both);
    if (!plan.isAllowed) return [actor, target];
    return [
      { ...actor, ...plan.change.actor },
      { ...target, ...plan.change.target },
    ];
  }

  const effective = (person: Member) =>
    person.is_active ? ownPermissions(person) : heldPermissions({ permissions: {} });

  it('never grants what the actor lacks, never raises anyone above the actor, and never changes a higher role', () => {
    fc.assert(
      fc.property(
        anyMember('a'),
        anyMember('b'),
        operation,
        fc.integer({ min: 1, max: 3 }),
        (a, b, op, owners) => {
          const [actor, target] = after(op, a, b, owners);
          const isChanged = JSON.stringify(target) !== JSON.stringify(b);
          const gained = PERMISSION_SLUGS.filter((slug) => effective(target)[slug] && !effective(b)[slug]);
          for (const slug of gained) expect(heldPermissions(a)[slug]).toBe(true);
          for (const slug of PERMISSION_SLUGS)
            if (heldPermissions(actor)[slug]) expect(heldPermissions(a)[slug]).toBe(true);
          expect(compareRoles(actor.agent_role, a.agent_role)).toBeLessThanOrEqual(0);
          if (!isChanged) return;
          expect(compareRoles(b.agent_role, a.agent_role)).toBeLessThanOrEqual(0);
          expect(compareRoles(target.agent_role, a.agent_role)).toBeLessThanOrEqual(0);
          expect(b.init_support_lib_id).toBe(a.support_lib_id);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('never removes the last owner', () => {
    const step = fc.record({ actor: fc.nat(4), target: fc.nat(4), operation });
    const founders = fc.tuple(anyMember('b'), anyMember('c'), anyMember('d'), anyMember('e'));
    fc.assert(
      fc.property(founders, fc.array(step, { maxLength: 25 }), (others, steps) => {
        const team = [member('a', { agent_role: 'owner' }), ...others];
        for (const { actor: i, target: j, operation: op } of steps) {
          const [actor, target] = [team[i], team[j]];
          if (!actor || !target || !actor.is_active || actor.viewing_as) continue;
          const [nextActor, nextTarget] = after(op, actor, target, ownersOf(team));
          team[j] = nextTarget;
          if (i !== j) team[i] = nextActor;
          expect(ownersOf(team)).toBeGreaterThan(0);
        }
      }),
      { numRuns: 500 },
    );
  });
});
