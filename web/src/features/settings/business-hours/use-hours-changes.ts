import { type BusinessHoursAnswer, putBusinessHours } from '@harborline/domain/api/inbox/business-hours';
import { BUSINESS_HOURS_TEXTS } from '@harborline/domain/texts/business-hours';
import { callApi } from '../../../shared/api/call-api';
import { refusalText } from '../../../shared/api/refusal-text';
import { type Change, useChange } from '../../../shared/requests/use-change';
import { useToasts } from '../../../shared/ui-admin/toasts';

/** A change of all calendars. */
export interface HoursStep {
  readonly before: BusinessHoursAnswer;
  readonly changes: Partial<Pick<BusinessHoursAnswer, 'calendars' | 'default_ref'>>;
  /** what to say of it */
  readonly text: string;
  /** whether it can be taken back */
  readonly hasUndo?: boolean;
}

const send = ({ before, changes }: HoursStep) =>
  callApi(putBusinessHours, { body: { ...before, ...changes } });

/** Changes the hours, says what came of it, and takes it back. @param reload shows them anew */
export function useHoursChanges(reload: () => Promise<void>): Change<HoursStep> {
  const toasts = useToasts();
  const change: Change<HoursStep> = useChange({
    name: 'business-hours-not-changed',
    run: send,
    onDone: (now, { before, text, hasUndo = false }) => {
      const { calendars, default_ref } = before;
      const undo = () =>
        void change.run({
          before: now,
          changes: { calendars, default_ref },
          text: BUSINESS_HOURS_TEXTS.undone,
        });
      toasts.success(text, hasUndo ? { label: BUSINESS_HOURS_TEXTS.undo, run: undo } : undefined);
      return reload();
    },
    onRefused: (error) => {
      toasts.error(refusalText(error, BUSINESS_HOURS_TEXTS.failed));
      void reload();
    },
  });
  return change;
}
