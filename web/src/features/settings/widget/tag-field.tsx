import { WIDGET_SETTINGS_TEXTS } from '@harborline/domain/texts/widget-settings';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { TextInput } from '../../../shared/ui-admin/text-input';
import { useToasts } from '../../../shared/ui-admin/toasts';

/** The line for the company's pages, to copy. */
export function TagField({ tag }: { tag: string }) {
  const toasts = useToasts();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(tag);
      toasts.success(WIDGET_SETTINGS_TEXTS.copied);
    } catch {
      toasts.warning(WIDGET_SETTINGS_TEXTS.copyFailed);
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <TextInput
        label={WIDGET_SETTINGS_TEXTS.tag}
        value={tag}
        readOnly
        multiline
        spellCheck={false}
        helpText={WIDGET_SETTINGS_TEXTS.tagHelp}
        onChange={() => {}}
      />
      <Button variant="outlined" startIcon={<CopyIcon />} onClick={() => void copy()}>
        {WIDGET_SETTINGS_TEXTS.copy}
      </Button>
    </Box>
  );
}
