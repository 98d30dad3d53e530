import { REVISION_TEXTS } from '@harborline/domain/texts/article-revisions';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Part } from './difference';
import { changedWords, type LinePair, pairLines } from './pair-lines';

export type DifferenceLayout = 'inline' | 'beside';

const COLOURS = { before: 'error.main', after: 'success.main' } as const;

/** Colour is not the only distinction between the two. */
export const DIFFERENCE_SIGNS = { same: '', before: '− ', after: '+ ' } as const;

/** Tints are layered over the paper, so that the text keeps its contrast in both schemes. */
export function differenceTint(kind: Part['kind']) {
  const base = { position: 'relative', px: 1, py: 0.5, borderRadius: 0.5 } as const;
  if (kind === 'same') return base;
  const layer = { content: '""', position: 'absolute', inset: 0, opacity: 0.14, borderRadius: 0.5 } as const;
  return {
    ...base,
    '&::before': { ...layer, bgcolor: COLOURS[kind] },
  } as const;
}

interface DifferenceLinesProps {
  parts: readonly Part[];
  layout: DifferenceLayout;
}

/** The lines of two texts that differ, with one line around them. */
export function DifferenceLines({ parts, layout }: DifferenceLinesProps) {
  const pairs = pairLines(parts);
  const rows = pairs.map((pair, index) => ({
    pair,
    key: `${index}/${pair.isSame ? 'same' : 'changed'}`,
    isShown: isNear(pairs, index),
  }));
  return rows.map(({ pair, key, isShown }, index) => {
    if (isShown) {
      return layout === 'inline' ? (
        <InlineLines key={key} pair={pair} />
      ) : (
        <BesideLines key={key} pair={pair} />
      );
    }
    const isFirstHidden = index === 0 || rows[index - 1]?.isShown === true;
    return isFirstHidden ? (
      <Typography key={key} color="textSecondary" aria-hidden sx={{ px: 1 }}>
        …
      </Typography>
    ) : null;
  });
}

/** One unchanged line around a change is enough to find it. */
const isNear = (pairs: readonly LinePair[], index: number): boolean =>
  [-1, 0, 1].some((step) => pairs[index + step]?.isSame === false);

function InlineLines({ pair }: { pair: LinePair }) {
  if (pair.isSame) return <Line kind="same" text={pair.before ?? ''} words={null} />;
  const words = wordsOf(pair);
  return (
    <>
      {pair.before !== null && <Line kind="before" text={pair.before} words={words} />}
      {pair.after !== null && <Line kind="after" text={pair.after} words={words} />}
    </>
  );
}

function BesideLines({ pair }: { pair: LinePair }) {
  const words = wordsOf(pair);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2 }}>
      {(['before', 'after'] as const).map((side) => {
        const text = pair[side];
        if (text === null) return <Gap key={side} />;
        return <Line key={side} kind={pair.isSame ? 'same' : side} text={text} words={words} />;
      })}
    </Box>
  );
}

/** One of the two texts has no such line. On a phone, where both are in one column, nothing is missing. */
function Gap() {
  return (
    <Typography
      color="textSecondary"
      variant="caption"
      sx={{ display: { xs: 'none', sm: 'block' }, px: 1, py: 0.5 }}
    >
      {REVISION_TEXTS.absent}
    </Typography>
  );
}

const wordsOf = ({ isSame, before, after }: LinePair): readonly Part[] | null =>
  isSame || before === null || after === null ? null : changedWords(before, after);

interface LineProps {
  kind: Part['kind'];
  text: string;
  /** the words of a reworded line */
  words: readonly Part[] | null;
}

function Line({ kind, text, words }: LineProps) {
  const element = kind === 'same' ? 'p' : kind === 'before' ? 'del' : 'ins';
  const shown = words
    ?.filter((word) => word.kind === 'same' || word.kind === kind)
    .map((word, index) => ({ word, key: `${index}/${word.kind}` }));
  return (
    <Typography
      component={element}
      color={kind === 'same' ? 'textSecondary' : 'textPrimary'}
      sx={{
        display: 'block',
        my: 0.25,
        overflowWrap: 'anywhere',
        textDecoration: 'none',
        ...differenceTint(kind),
      }}
    >
      {DIFFERENCE_SIGNS[kind]}
      {shown === undefined
        ? text
        : shown.map(({ word, key }) => (
            <Box
              component="span"
              key={key}
              sx={word.kind === 'same' ? {} : { fontWeight: 650, textDecoration: 'underline' }}
            >
              {word.text}
            </Box>
          ))}
    </Typography>
  );
}
