import { FEEDBACK_REASONS } from '@harborline/domain/entities/article-feedback';
import { LIMITS } from '@harborline/domain/limits';
import { FEEDBACK_TEXTS } from '@harborline/domain/texts/article-feedback';
import { INSIGHTS_TEXTS } from '@harborline/domain/texts/insights';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Feedback } from './use-insights';

/** Texts shown below an article; its editor shows all of them. */
const SHOWN = 3;

/** How often each reason was given, the most frequent first. */
function reasonCounts(feedback: readonly Feedback[]): string {
  return FEEDBACK_REASONS.map((reason) => ({
    reason,
    count: feedback.filter((one) => one.reason === reason).length,
  }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .map(({ reason, count }) => INSIGHTS_TEXTS.reasonCount(FEEDBACK_TEXTS.reasons[reason], count))
    .join(' · ');
}

interface ReasonsProps {
  feedback: readonly Feedback[];
  /** whether the article may have older feedback in the period */
  mayHaveOlder: boolean;
}

/** Why an article did not help: the reasons, and what visitors wrote last. */
export function Reasons({ feedback, mayHaveOlder }: ReasonsProps) {
  const texts = feedback.filter(({ text }) => text !== '');
  const hidden = texts.length - SHOWN;
  const none = mayHaveOlder
    ? INSIGHTS_TEXTS.noLatestReasons(LIMITS.insightReasons)
    : INSIGHTS_TEXTS.noReasons;
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {feedback.length === 0 ? none : reasonCounts(feedback)}
      </Typography>
      {texts.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.25 }}>
          {texts.slice(0, SHOWN).map(({ id, text }) => (
            <Typography key={id} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              <bdi>{text}</bdi>
            </Typography>
          ))}
        </Box>
      )}
      {hidden > 0 && (
        <Typography variant="caption" color="textSecondary">
          {INSIGHTS_TEXTS.moreReasons(hidden)}
        </Typography>
      )}
    </>
  );
}
