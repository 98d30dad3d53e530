import {
  changeWorkflow,
  createWorkflow,
  type PresentedDefinition,
  type PresentedWorkflow,
} from '@harborline/domain/api/automations/workflows';
import { AUTOMATION_TEXTS } from '@harborline/domain/texts/automations';
import { useMemo, useState } from 'react';
import { callApi } from '../../../shared/api/call-api';
import { useChange } from '../../../shared/requests/use-change';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { reloadAutomations } from '../list/use-automations';
import {
  type AutomationDraft,
  definitionOf,
  draftOfWorkflow,
  fieldsOfState,
  problemsOf,
} from './automation-draft';

export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

interface EditorOptions {
  /** null for a new one */
  readonly stored: PresentedWorkflow | null;
  readonly initial: AutomationDraft;
  /** after the first time that it was stored */
  readonly onCreated: (ref: string) => void;
}

interface Saving {
  readonly draft: AutomationDraft;
  readonly definition: PresentedDefinition;
}

/** An automation while it is edited: what is stored, what has changed, and what keeps it from being saved. */
export function useAutomationEditor({ stored, initial, onCreated }: EditorOptions) {
  const toasts = useToasts();
  const [head, setHead] = useState(stored);
  const [saved, setSaved] = useState(initial);
  const [draft, setDraft] = useState(initial);
  const [wasTried, setWasTried] = useState(false);
  const isDirty = useMemo(() => JSON.stringify(draft) !== JSON.stringify(saved), [draft, saved]);
  const problems = useMemo(() => problemsOf(draft), [draft]);
  const definition = useMemo(() => definitionOf(draft), [draft]);
  const { run, isRunning, refusal } = useChange<Saving, PresentedWorkflow>({
    name: 'automation-not-saved',
    run: ({ draft: asked, definition: does }) => {
      const body = {
        name: asked.name,
        workflow_folder_ref: asked.folderRef,
        ...fieldsOfState(asked.state),
        definition: does,
      };
      if (head === null) return callApi(createWorkflow, { body });
      const { workflow_ref, version } = head;
      return callApi(changeWorkflow, { query: { workflow_ref }, body: { ...body, version } });
    },
    onDone: (after) => {
      const kept = draftOfWorkflow(after, ownTimeZone()) ?? draft;
      setSaved(kept);
      setDraft(kept);
      setHead(after);
      setWasTried(false);
      toasts.success(AUTOMATION_TEXTS.saved(after.name));
      void reloadAutomations();
      if (head === null) onCreated(after.workflow_ref);
    },
  });
  return {
    head,
    draft,
    problems,
    definition,
    isDirty,
    wasTried,
    isBusy: isRunning,
    refusal,
    change: (changes: Partial<AutomationDraft>) => setDraft((before) => ({ ...before, ...changes })),
    showProblems: () => setWasTried(true),
    discard: () => {
      setDraft(saved);
      setWasTried(false);
    },
    save: () => {
      setWasTried(true);
      if (definition !== null && !problems.isUnnamed) void run({ draft, definition });
    },
  };
}
