import type { User } from '@harborline/domain/entities/user';
import { PERMISSION_SLUGS, type PermissionSlug } from '@harborline/domain/permissions/slugs';
import { PERMISSION_TEXTS } from '@harborline/domain/texts/team';
import { useCallback, useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { forgetUnsaved, readUnsaved } from '../../../shared/unsaved/unsaved-store';
import { useKeepUnsaved } from '../../../shared/unsaved/use-keep-unsaved';
import { useWorkOwner } from '../../session';
import { type Teammate, teammateName } from '../people/teammate';
import { editRefusal } from './edit-refusal';
import { draftOf, type Grants, maySet, type PermissionDraft, withValue } from './permission-draft';

const changesSchema = z.record(z.string(), z.boolean());

/** Changes to a teammate's permissions, kept on this device until they are saved or discarded. */
export function useKeptChanges(me: User, teammate: Teammate, draft: PermissionDraft | null) {
  const owner = useWorkOwner();
  const workKey = `permissions/${me.support_lib_id}/${teammate.id}`;
  const title = PERMISSION_TEXTS.titleOf(teammateName(teammate));
  const [kept] = useState(() => readUnsaved(owner.uid, workKey, changesSchema)?.value ?? null);
  const changes = draft?.changes;
  const value = useMemo(
    () => (changes === undefined || changes.size === 0 ? null : Object.fromEntries(changes)),
    [changes],
  );
  useKeepUnsaved({ owner, workKey, title, value });

  /**
   * What editing starts with: changes of an earlier visit on top of the stored ones, as far as they are still allowed.
   */
  const begin = useCallback(
    (stored: Grants): PermissionDraft => {
      const blank = draftOf(stored);
      if (kept === null || editRefusal(me, teammate) !== null) return blank;
      const possible = PERMISSION_SLUGS.filter((slug: PermissionSlug) => {
        const wanted = kept[slug];
        return wanted !== undefined && maySet(blank, { slug, value: wanted, held: me.permissions });
      });
      const begun = possible.reduce((next, slug) => withValue(next, slug, kept[slug] === true), blank);
      if (begun.changes.size === 0) forgetUnsaved(owner.uid, workKey);
      return begun;
    },
    [kept, me, teammate, owner.uid, workKey],
  );
  return { begin, title };
}
