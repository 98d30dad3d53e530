import { DEFAULT_CONTENT_TEXTS } from '@harborline/domain/texts/default-content';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRequest } from '../../../shared/requests/use-request';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { useHiddenTexts } from '../../../shared/writing/deletion/hidden-texts';
import { keepText } from '../../../shared/writing/deletion/keep-text';
import { useAttempt } from '../categories/use-attempt';
import type { CopiesOf, CopyOf, OwnCopy } from './copies';
import type { TakeResult } from './decide-copy';

/** A published text of the parent. */
export interface Offered {
  readonly id: string;
  readonly title: string;
}

/** The library's copies of texts of its parent, and what people do with them (U-12). */
export interface Copies<Text> {
  /** by id of the original, without those that are deleted on this page; empty until they are read */
  readonly all: CopiesOf<Text>;
  /** the original whose copy is being made or changed; '' for none */
  readonly busyId: string;
  readonly copy: (offered: Offered) => void;
  readonly takeTheirs: (copy: CopyOf<Text>) => void;
  readonly keepMine: (copy: CopyOf<Text>) => void;
}

/** How copies of one kind of text are made and changed; each fails with a FirebaseError. */
export interface CopyKind<Text> {
  /** names the request */
  readonly name: string;
  readonly load: () => Promise<CopiesOf<Text>>;
  readonly make: (originId: string) => Promise<OwnCopy>;
  /** 'left': the writer was asked, and left the copy as it is */
  readonly take: (copy: CopyOf<Text>) => Promise<TakeResult | 'left'>;
  readonly keep: (copy: CopyOf<Text>) => Promise<void>;
  readonly editAddress: (id: string) => string;
  readonly texts: { readonly copyFailed: string; readonly taken: string; readonly hasEdits?: string };
}

export function useCopies<Text extends { readonly id: string }>(kind: CopyKind<Text>): Copies<Text> {
  const navigate = useNavigate();
  const toasts = useToasts();
  const { attempt } = useAttempt();
  const [busyId, setBusyId] = useState('');
  const hidden = useHiddenTexts();
  const isBusy = useRef(false);
  /** A second press while the first one works does nothing. */
  const once = async (originId: string, failure: string, work: () => Promise<void>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setBusyId(originId);
    await attempt(failure, work);
    isBusy.current = false;
    setBusyId('');
  };
  const { state, reload } = useRequest({ key: [kind.name], load: kind.load });
  const stored: CopiesOf<Text> = state.status === 'ready' ? state.data : new Map();
  return {
    all: new Map([...stored].filter(([, { copy }]) => !hidden.has(copy.id))),
    busyId,
    copy: ({ id, title }) =>
      void once(id, kind.texts.copyFailed, async () => {
        const copy = await kind.make(id);
        // It has the id of an earlier copy, which may have been deleted on this page.
        keepText(copy.id);
        if (copy.isNew) toasts.success(DEFAULT_CONTENT_TEXTS.copied(title));
        void reload();
        await navigate(kind.editAddress(copy.id));
      }),
    takeTheirs: (copy) =>
      void once(copy.origin?.id ?? '', DEFAULT_CONTENT_TEXTS.saveFailed, async () => {
        const { hasEdits = DEFAULT_CONTENT_TEXTS.hasEdits } = kind.texts;
        const result = await kind.take(copy);
        if (result === 'has-edits') toasts.error(hasEdits);
        if (result !== 'done') return;
        keepText(copy.copy.id);
        toasts.success(kind.texts.taken);
        void reload();
        await navigate(kind.editAddress(copy.copy.id));
      }),
    keepMine: (copy) =>
      void once(copy.origin?.id ?? '', DEFAULT_CONTENT_TEXTS.saveFailed, async () => {
        await kind.keep(copy);
        toasts.success(DEFAULT_CONTENT_TEXTS.kept);
        await reload();
      }),
  };
}
