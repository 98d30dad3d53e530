import { auditChanges } from '../audit/audit-change';
import type { AuditChange } from '../entities/audit';
import { CLOCK_KINDS, type ServiceLevels, type ServicePolicy } from '../entities/service-levels';
import { PRIORITY_LABELS } from '../texts/priority';
import { SERVICE_LEVEL_TEXTS } from '../texts/service-levels';
import { PRIORITIES } from '../tickets/priority';
import { durationText } from './duration-text';

const FIELDS = ['order', 'conditions', 'targets', 'time'].map((name) => `serviceLevels.${name}`);

/** The targets of a policy in words, without those that it does not have. */
export const targetsText = ({ targets }: Pick<ServicePolicy, 'targets'>): string =>
  PRIORITIES.map((priority) => ({
    priority,
    texts: CLOCK_KINDS.filter((kind) => targets[priority][kind] > 0).map(
      (kind) => `${SERVICE_LEVEL_TEXTS.kinds[kind]} ${durationText(targets[priority][kind])}`,
    ),
  }))
    .filter(({ texts }) => texts.length > 0)
    .map(({ priority, texts }) => `${PRIORITY_LABELS[priority]}: ${texts.join(', ')}`)
    .join('; ');

/** What time counts for a policy, in words. */
export const timeText = ({
  counts_working_time,
  pauses,
}: Pick<ServicePolicy, 'counts_working_time' | 'pauses'>): string =>
  [
    counts_working_time ? SERVICE_LEVEL_TEXTS.workingTime : SERVICE_LEVEL_TEXTS.allTime,
    ...(pauses.length === 0 ? [] : [SERVICE_LEVEL_TEXTS.pausedWhile(pauses)]),
  ].join(', ');

function loggedAs({ policies }: Pick<ServiceLevels, 'policies'>): Record<string, string> {
  const each = (textOf: (policy: ServicePolicy) => string): string =>
    policies.map((policy) => `${policy.name}: ${textOf(policy)}`).join('. ');
  return {
    'serviceLevels.order': policies.map(({ name }) => name).join(', '),
    'serviceLevels.conditions': each(({ text }) => text || SERVICE_LEVEL_TEXTS.everyTicket),
    'serviceLevels.targets': each(targetsText),
    'serviceLevels.time': each(timeText),
  };
}

/** What changed of a library's service levels, in the form that Team logs show. */
export const serviceLevelChanges = (
  before: Pick<ServiceLevels, 'policies'>,
  after: Pick<ServiceLevels, 'policies'>,
): AuditChange[] => auditChanges(FIELDS, loggedAs(before), loggedAs(after));
