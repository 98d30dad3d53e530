import { publicLinks } from '@harborline/domain/help-center/public-routes';
import { STATUS_SETTINGS_TEXTS } from '@harborline/domain/texts/status';
import OpenIcon from '@mui/icons-material/OpenInNewRounded';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLibrary } from '../../../shared/live/library-context';
import { ConfirmDialog } from '../../../shared/ui-admin/confirm-dialog';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { SettingsSection } from '../frame/settings-section';
import { publish } from './arrangement';
import { arrangeStep } from './status-steps';
import type { SaveStep } from './use-status-page';
import { useSteps } from './use-steps';

interface VisibilitySectionProps {
  isPublished: boolean;
  isReadOnly: boolean;
  save: SaveStep;
}

/** Whether visitors see the page, and where they find it. */
export function VisibilitySection({ isPublished, isReadOnly, save }: VisibilitySectionProps) {
  const toasts = useToasts();
  const library = useLibrary();
  const { run } = useSteps(save);
  const [isAsking, setAsking] = useState(false);
  const toggle = async (isOn: boolean) => {
    setAsking(false);
    if (!(await run(arrangeStep(publish(isOn))))) return;
    toasts.success(isOn ? STATUS_SETTINGS_TEXTS.published : STATUS_SETTINGS_TEXTS.hidden);
  };
  const path = library === null ? null : publicLinks(library.library_refkey).status();
  return (
    <SettingsSection title={STATUS_SETTINGS_TEXTS.publishTitle}>
      <div>
        <FormControlLabel
          sx={{ ml: -1 }}
          label={STATUS_SETTINGS_TEXTS.publish}
          control={
            <Switch
              checked={isPublished}
              disabled={isReadOnly}
              onChange={(_event, isOn) => (isOn ? void toggle(true) : setAsking(true))}
            />
          }
        />
        {path !== null && (
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {isPublished ? STATUS_SETTINGS_TEXTS.publishedAt : STATUS_SETTINGS_TEXTS.hiddenAt}{' '}
            <bdi>{`${window.location.origin}${path}`}</bdi>
          </Typography>
        )}
      </div>
      {path !== null && isPublished && (
        <div>
          <Button variant="outlined" href={path} target="_blank" rel="noopener" endIcon={<OpenIcon />}>
            {STATUS_SETTINGS_TEXTS.open}
          </Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={STATUS_SETTINGS_TEXTS.hideTitle}
        description={STATUS_SETTINGS_TEXTS.hideBody}
        confirmLabel={STATUS_SETTINGS_TEXTS.hide}
        isDestructive
        onConfirm={() => void toggle(false)}
        onCancel={() => setAsking(false)}
      />
    </SettingsSection>
  );
}
