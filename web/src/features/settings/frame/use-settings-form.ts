import type { FieldValues } from 'react-hook-form';
import { type SavedForm, type SavedFormOptions, useSavedForm } from '../../../shared/forms/use-saved-form';
import { useStaff } from '../../../shared/staff/session-context';
import { useWorkOwner } from '../../session';

/** A settings form. Its unsaved changes are kept per person and library. */
export function useSettingsForm<Values extends FieldValues>(
  options: Omit<SavedFormOptions<Values>, 'owner' | 'workKey'>,
): SavedForm<Values> {
  const owner = useWorkOwner();
  const { support_lib_id: libraryId } = useStaff();
  return useSavedForm({ ...options, owner, workKey: `settings/${libraryId}/${options.title}` });
}
