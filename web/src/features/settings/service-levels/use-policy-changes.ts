import { putServiceLevels, type ServiceLevelsAnswer } from '@harborline/domain/api/inbox/service-levels';
import type { ServicePolicy } from '@harborline/domain/entities/service-levels';
import { SERVICE_LEVEL_SETTINGS_TEXTS } from '@harborline/domain/texts/service-level-settings';
import { callApi } from '../../../shared/api/call-api';
import { refusalText } from '../../../shared/api/refusal-text';
import { type Change, useChange } from '../../../shared/requests/use-change';
import { useToasts } from '../../../shared/ui-admin/toasts';

/** A change of all policies. */
export interface PolicyStep {
  readonly before: ServiceLevelsAnswer;
  readonly policies: readonly ServicePolicy[];
  /** what to say of it, '' for nothing */
  readonly text: string;
  /** whether it can be taken back */
  readonly hasUndo?: boolean;
}

const send = ({ before, policies }: PolicyStep) =>
  callApi(putServiceLevels, { body: { policies: [...policies], version: before.version } });

/** Changes the policies, says what came of it, and takes it back. @param reload shows them anew */
export function usePolicyChanges(reload: () => Promise<void>): Change<PolicyStep> {
  const toasts = useToasts();
  const change: Change<PolicyStep> = useChange({
    name: 'service-levels-not-changed',
    run: send,
    onDone: (now, { before, text, hasUndo = false }) => {
      const undo = () =>
        void change.run({
          before: now,
          policies: before.policies,
          text: SERVICE_LEVEL_SETTINGS_TEXTS.undone,
        });
      if (text !== '')
        toasts.success(text, hasUndo ? { label: SERVICE_LEVEL_SETTINGS_TEXTS.undo, run: undo } : undefined);
      return reload();
    },
    onRefused: (error) => {
      toasts.error(refusalText(error, SERVICE_LEVEL_SETTINGS_TEXTS.failed));
      void reload();
    },
  });
  return change;
}
