import { ROUTE_PERMISSIONS } from '@harborline/domain/permissions/table';
import { WIDGET_SETTINGS_TEXTS } from '@harborline/domain/texts/widget-settings';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useMay } from '../../../shared/staff/use-may';

/** Leads from the theme to the look of the widget (D-95). */
export function WidgetElsewhere() {
  if (!useMay(ROUTE_PERMISSIONS['profile/widget'])) return null;
  return (
    <Alert
      severity="info"
      action={
        <Button component={Link} to={adminLinks.profile('widget')} color="inherit" size="small">
          {WIDGET_SETTINGS_TEXTS.open}
        </Button>
      }
    >
      {WIDGET_SETTINGS_TEXTS.elsewhere}
    </Alert>
  );
}
