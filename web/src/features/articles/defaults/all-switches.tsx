import {
  type ChoiceChange,
  type DefaultChoice,
  showEvery,
} from '@harborline/domain/help-center/choose-default-content';
import { DEFAULT_CONTENT_TEXTS } from '@harborline/domain/texts/default-content';
import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface SwitchRowProps {
  label: string;
  hint: string;
  isOn: boolean;
  mayChange: boolean;
  onChange: (isOn: boolean) => void;
}

function SwitchRow({ label, hint, isOn, mayChange, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, px: { xs: 1.5, sm: 2 }, py: 1.25 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="label" htmlFor={id} sx={{ fontSize: '0.875rem', fontWeight: 550 }}>
          {label}
        </Typography>
        <Typography id={`${id}-hint`} variant="caption" color="textSecondary" component="p">
          {hint}
        </Typography>
      </Box>
      <Switch
        size="small"
        checked={isOn}
        disabled={!mayChange}
        onChange={(_event, next) => onChange(next)}
        slotProps={{ input: { id, 'aria-describedby': `${id}-hint` } }}
      />
    </Box>
  );
}

interface AllSwitchesProps {
  choice: DefaultChoice;
  mayChange: boolean;
  onChoose: (change: ChoiceChange, message: string) => void;
}

/** The two switches that show every topic and every article of the parent (D-35). */
export function AllSwitches({ choice, mayChange, onChoose }: AllSwitchesProps) {
  return (
    <Box
      sx={{
        mb: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
        bgcolor: 'background.paper',
        '& > * + *': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <SwitchRow
        label={DEFAULT_CONTENT_TEXTS.allTopics}
        hint={DEFAULT_CONTENT_TEXTS.allTopicsHint}
        isOn={!choice.disabled_default_categories}
        mayChange={mayChange}
        onChange={(isOn) =>
          onChoose(
            showEvery('disabled_default_categories', isOn),
            isOn ? DEFAULT_CONTENT_TEXTS.allTopicsShown : DEFAULT_CONTENT_TEXTS.someTopicsShown,
          )
        }
      />
      <SwitchRow
        label={DEFAULT_CONTENT_TEXTS.allArticles}
        hint={DEFAULT_CONTENT_TEXTS.allArticlesHint}
        isOn={!choice.disabled_default_articles}
        mayChange={mayChange}
        onChange={(isOn) =>
          onChoose(
            showEvery('disabled_default_articles', isOn),
            isOn ? DEFAULT_CONTENT_TEXTS.allArticlesShown : DEFAULT_CONTENT_TEXTS.someArticlesShown,
          )
        }
      />
    </Box>
  );
}
