import type { User } from '@harborline/domain/entities/user';
import type { Member } from '@harborline/domain/team/member';
import { planPermissionChange } from '@harborline/domain/team/plan-changes';
import { isViewing } from '@harborline/domain/team/standing';
import { OFFER_REASONS } from '@harborline/domain/texts/team';
import type { Teammate } from '../people/teammate';

/** Why a teammate's permissions cannot be edited at all; null if they can. */
export function editRefusal(actor: User, teammate: Teammate): string | null {
  if (isViewing(actor)) return OFFER_REASONS.viewing;
  const target: Member = { ...teammate, uid: teammate.id };
  const plan = planPermissionChange({ actor, target }, {});
  return plan.isAllowed ? null : plan.message;
}
