import { WIDGET_SETTINGS_TEXTS } from '@harborline/domain/texts/widget-settings';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { TextInput } from '../../../shared/ui-admin/text-input';
import { useToasts } from '../../../shared/ui-admin/toasts';

interface CopyFieldProps {
  readonly label: string;
  readonly value: string;
  readonly helpText: string;
}

/** A text that belongs somewhere else, to copy. */
export function CopyField({ label, value, helpText }: CopyFieldProps) {
  const toasts = useToasts();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      toasts.success(WIDGET_SETTINGS_TEXTS.copied);
    } catch {
      toasts.warning(WIDGET_SETTINGS_TEXTS.copyFailed);
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <TextInput
        label={label}
        value={value}
        readOnly
        multiline
        spellCheck={false}
        helpText={helpText}
        onChange={() => {}}
      />
      <Button variant="outlined" startIcon={<CopyIcon />} onClick={() => void copy()}>
        {WIDGET_SETTINGS_TEXTS.copy}
      </Button>
    </Box>
  );
}
