import type { LibraryPublic } from '@harborline/domain/entities/library';
import { ROUTE_PERMISSIONS } from '@harborline/domain/permissions/table';
import { WIDGET_SETTINGS_TEXTS } from '@harborline/domain/texts/widget-settings';
import { useEffect, useMemo, useState } from 'react';
import { type Blocker, useNavigate } from 'react-router-dom';
import type { SavedForm } from '../../../shared/forms/use-saved-form';
import { useLeaveGuard } from '../../../shared/hooks/use-leave-guard';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useStaff } from '../../../shared/staff/session-context';
import { useMay } from '../../../shared/staff/use-may';
import { useSettingsForm } from '../frame/use-settings-form';
import { saveWidget } from './save-widget';
import { type WidgetValues, widgetSchema, widgetValuesOf } from './widget-values';

export interface WidgetForm extends SavedForm<WidgetValues> {
  readonly cancel: () => void;
  /** keeps unsaved changes from being left */
  readonly blocker: Blocker;
}

/** The form of the widget. Saving and cancelling lead to the articles (S2.3-35), for those who may read them. */
export function useWidgetForm(library: LibraryPublic): WidgetForm {
  const { uid } = useStaff();
  const firestore = useStaffFirestore();
  const navigate = useNavigate();
  const mayLeave = useMay(ROUTE_PERMISSIONS.content);
  const [isDone, setDone] = useState(false);
  const saved = useMemo(() => widgetValuesOf(library), [library]);
  const form = useSettingsForm<WidgetValues>({
    title: WIDGET_SETTINGS_TEXTS.title,
    saved,
    schema: widgetSchema,
    save: async (values) => {
      await saveWidget(firestore, { uid, library, values });
      setDone(true);
    },
    isShared: true,
  });
  const { isDirty, isSaving } = form;
  // Before the effect below: what it has learned last decides whether leaving is asked about.
  const blocker = useLeaveGuard(isDirty);
  useEffect(() => {
    if (!isDone || isDirty || isSaving) return;
    setDone(false);
    if (mayLeave) void navigate(adminLinks.content());
  }, [isDone, isDirty, isSaving, mayLeave, navigate]);
  const cancel = () => {
    form.reset();
    setDone(true);
  };
  return { ...form, cancel, blocker };
}
