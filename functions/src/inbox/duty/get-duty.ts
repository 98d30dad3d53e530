import * as contract from '@harborline/domain/api/inbox/duty';
import { type Duty, dutyOf } from '@harborline/domain/duty/duty';
import { senderName } from '@harborline/domain/team/sender-name';
import { ASSIGNEE_TEXTS } from '@harborline/domain/texts/assignee';
import { readDuty, readSubstitute } from '../../duty';
import { staffEndpoint } from '../../platform/endpoint';

const NOTHING_MORE = { until_day: '', reason: '', substitute_ref: '', substitute_name: '' };

async function present(duty: Duty, libraryId: string): Promise<contract.PresentedDuty> {
  if (duty.state === 'off') return { state: 'off', until_ms: duty.untilMs, ...NOTHING_MORE };
  if (duty.state !== 'out') return { state: 'on', until_ms: null, ...NOTHING_MORE };
  const { until, reason, substitute_ref } = duty.period;
  const substitute = await readSubstitute(substitute_ref, libraryId);
  return {
    ...{ state: 'out', until_ms: duty.untilMs, until_day: until, reason },
    substitute_ref: substitute?.uid ?? '',
    substitute_name: substitute === undefined ? '' : senderName(substitute) || ASSIGNEE_TEXTS.unnamed,
  };
}

/** GET duty: costs three reads, and one for each person who covers now (D-136). */
export const getDuty = staffEndpoint(
  contract.getDuty,
  async (_input, { support_lib_id: libraryId }, { nowMs }) => {
    const duty = await readDuty(libraryId);
    const presentOne = (uid: string) => present(dutyOf(duty.personOf(uid), duty.hours, nowMs), libraryId);
    return {
      people: await Promise.all(
        duty.known.map(async (uid) => ({ person_ref: uid, ...(await presentOne(uid)) })),
      ),
      // Nobody has an empty uid.
      everybody_else: await presentOne(''),
    };
  },
);
