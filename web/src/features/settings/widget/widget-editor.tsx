import type { LibraryPublic } from '@harborline/domain/entities/library';
import { isAllowed } from '@harborline/domain/permissions/decide';
import { messengerSettings } from '@harborline/domain/permissions/requirements';
import { SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import { WIDGET_SETTINGS_TEXTS } from '@harborline/domain/texts/widget-settings';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useStaff } from '../../../shared/staff/session-context';
import { useMay } from '../../../shared/staff/use-may';
import { LeaveDialog } from '../../../shared/ui-admin/leave-dialog';
import { ContentSection } from './content-section';
import { IdentitySection } from './identity-section';
import { LookSection } from './look-section';
import { SiteSection } from './site-section';
import { useWidgetForm } from './use-widget-form';
import { WidgetActions } from './widget-actions';
import { WidgetPreview } from './widget-preview';

const VIEWS = ['settings', 'preview'] as const;
type View = (typeof VIEWS)[number];

/** Which of the two shows where there is no room for both. */
function ViewTabs({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  return (
    <Tabs
      selectionFollowsFocus
      value={view}
      onChange={(_event, value) => onChange(value === 'preview' ? 'preview' : 'settings')}
      aria-label={WIDGET_SETTINGS_TEXTS.whatToShow}
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      {VIEWS.map((name) => (
        <Tab
          key={name}
          value={name}
          id={`widget-tab-${name}`}
          aria-controls={`widget-${name}`}
          label={WIDGET_SETTINGS_TEXTS[name]}
        />
      ))}
    </Tabs>
  );
}

/** The widget's settings beside their preview. */
export function WidgetEditor({ library }: { library: LibraryPublic }) {
  const [view, setView] = useState<View>('settings');
  const isReadOnly = !useMay('SupportLibraries.updateTheme');
  const mayIdentify = isAllowed(useStaff().permissions, messengerSettings);
  const form = useWidgetForm(library);
  const hasTabs = !useMediaQuery((theme) => theme.breakpoints.up('lg'));
  const panelOf = (name: View) =>
    hasTabs ? { role: 'tabpanel', 'aria-labelledby': `widget-tab-${name}` } : {};
  const shownIn = (name: View) => ({ xs: view === name ? 'grid' : 'none', lg: 'grid' });
  const parts = { form, library, isReadOnly };
  return (
    <>
      {hasTabs && <ViewTabs view={view} onChange={setView} />}
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 420px' },
        }}
      >
        <Box id="widget-settings" {...panelOf('settings')} sx={{ display: shownIn('settings') }}>
          <Box
            component="form"
            noValidate
            onSubmit={form.submit}
            sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}
          >
            {isReadOnly && <Alert severity="info">{SETTINGS_TEXTS.readOnlyViewing}</Alert>}
            <LookSection {...parts} />
            {library.parent_lib_id !== '' && <ContentSection {...parts} />}
            <SiteSection {...parts} />
            {mayIdentify && <IdentitySection isReadOnly={isReadOnly} />}
            {!isReadOnly && <WidgetActions form={form} />}
          </Box>
        </Box>
        <Box
          id="widget-preview"
          {...panelOf('preview')}
          sx={{ display: shownIn('preview'), position: { lg: 'sticky' }, top: 24 }}
        >
          <WidgetPreview libraryKey={library.library_refkey} values={form.values} />
        </Box>
      </Box>
      <LeaveDialog blocker={form.blocker} description={SETTINGS_TEXTS.leaveBody} />
    </>
  );
}
