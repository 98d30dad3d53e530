import { passwordStrength, type StrengthHint } from '@harborline/domain/session/password-strength';
import { PASSWORD_TEXTS } from '@harborline/domain/texts/password';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const HINT_TEXTS: Record<StrengthHint, string> = {
  longer: PASSWORD_TEXTS.hintLonger,
  mix: PASSWORD_TEXTS.hintMix,
  personal: PASSWORD_TEXTS.hintPersonal,
  repeats: PASSWORD_TEXTS.hintRepeats,
};

const COLORS = ['error.main', 'warning.main', 'warning.main', 'success.main'] as const;
const STEPS = [1, 2, 3] as const;

interface StrengthMeterProps {
  password: string;
  /** name and address of the person, which the password should not contain */
  personal: readonly string[];
}

/** How hard the password is to guess, and the change that would help most. */
export function StrengthMeter({ password, personal }: StrengthMeterProps) {
  const { level, hints } = passwordStrength(password, personal);
  const [hint] = hints;
  return (
    <Box role="status" sx={{ mt: 1 }}>
      <Box aria-hidden="true" sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 0.5 }}>
        {STEPS.map((step) => (
          <Box
            key={step}
            sx={{
              height: 4,
              borderRadius: 1,
              bgcolor: password !== '' && step <= Math.max(1, level) ? COLORS[level] : 'divider',
            }}
          />
        ))}
      </Box>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 0.5, minHeight: '1.5em' }}>
        {password === ''
          ? PASSWORD_TEXTS.hintLonger
          : [PASSWORD_TEXTS.strengthLabels[level], hint && HINT_TEXTS[hint]].filter(Boolean).join('. ')}
      </Typography>
    </Box>
  );
}
