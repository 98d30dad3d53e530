import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import { DEFAULT_CONTENT_TEXTS } from '@harborline/domain/texts/default-content';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { type ComparedPart, DifferenceDialog } from '../../../shared/writing/versions/difference-dialog';
import type { ArticleFields } from '../editor/article-fields';
import { articleParts } from '../editor/article-kind';

const ARTICLE_PARTS = articleParts((id) => id);

interface CopyUpdateProps {
  /** of the copy */
  title: string;
  mine: ArticleFields;
  theirs: ArticleFields;
  parentName: string;
  /** what is compared, if not the parts of an article */
  parts?: readonly ComparedPart<ArticleFields>[];
  /** said where nothing that is compared differs, in place of the usual words */
  sameWords?: string;
  /** whether this person may change the copy */
  mayChange: boolean;
  /** while it is being changed */
  isBusy?: boolean;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** Says that the parent has changed a text since it was copied, shows how they differ, and asks what to do. */
export function CopyUpdate({ title, mine, theirs, parentName, mayChange, ...props }: CopyUpdateProps) {
  const { sameWords, isBusy = false, onTakeTheirs, onKeepMine } = props;
  const [isComparing, setComparing] = useState(false);
  return (
    <Box
      role="group"
      aria-label={DEFAULT_CONTENT_TEXTS.updateOf(title)}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, px: { xs: 0.5, sm: 1 }, pb: 1 }}
    >
      <Button size="small" onClick={() => setComparing(true)}>
        {DEFAULT_CONTENT_TEXTS.seeDifferences}
      </Button>
      {mayChange && (
        <>
          <Button size="small" disabled={isBusy} onClick={onTakeTheirs}>
            {DEFAULT_CONTENT_TEXTS.takeTheirs}
          </Button>
          <Button size="small" disabled={isBusy} onClick={onKeepMine}>
            {DEFAULT_CONTENT_TEXTS.keepMine}
          </Button>
        </>
      )}
      {isComparing && (
        <DifferenceDialog
          before={{ label: DEFAULT_CONTENT_TEXTS.yourVersion, fields: mine }}
          after={{ label: DEFAULT_CONTENT_TEXTS.theirVersion(parentName), fields: theirs }}
          texts={ARTICLE_TEXTS}
          sameWords={sameWords}
          parts={props.parts ?? ARTICLE_PARTS}
          onClose={() => setComparing(false)}
        />
      )}
    </Box>
  );
}
