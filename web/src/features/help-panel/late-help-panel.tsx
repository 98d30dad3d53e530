import Box from '@mui/material/Box';
import { useAfterContent } from '../../shared/live/use-after-content';
import { isButtonMoved } from './kept-position';

const loadPanel = async () => (await import('./help-panel')).HelpPanel;

const SIZE = 40;

/** The help button, loaded after the first content; until then its space in the navigation is reserved. */
export function LateHelpPanel() {
  const HelpPanel = useAfterContent('help-panel', loadPanel);
  if (HelpPanel !== null) return <HelpPanel />;
  return <Box sx={{ flex: 'none', width: SIZE, height: { xs: SIZE, md: isButtonMoved() ? 0 : SIZE } }} />;
}
