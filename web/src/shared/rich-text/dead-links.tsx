import { ARTICLE_ATTRIBUTE } from '@harborline/domain/html/article-markup';
import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { type Editor, useEditorState } from '@tiptap/react';
import { linkedArticles, showLinkTo } from './article-link';
import type { ArticleLinks } from './article-links';
import { useLinkStates } from './use-link-states';

/** Lists the links to articles that visitors cannot open, and marks them in the text. */
export function DeadLinks({ editor, links }: { editor: Editor; links: ArticleLinks }) {
  const joined = useEditorState({
    editor,
    selector: ({ editor: current }) => linkedArticles(current).join(' '),
  });
  const dead = useLinkStates(links.deadLinkTo, joined);
  if (dead.length === 0) return null;
  const selector = dead.map(({ id }) => `a[${ARTICLE_ATTRIBUTE}="${id}"]`).join(', ');
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      <GlobalStyles
        styles={{
          [`.article-content :is(${selector})`]: {
            textDecorationStyle: 'wavy',
            textDecorationColor: 'var(--hl-palette-warning-main)',
          },
        }}
      />
      {ARTICLE_TEXTS.deadLinks}
      <Box component="ul" sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none' }}>
        {dead.map(({ id, title, state }) => (
          <Box
            component="li"
            key={id}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}
          >
            <span>{ARTICLE_TEXTS.deadLink[state](title)}</span>
            <Button size="small" color="inherit" onClick={() => showLinkTo(editor, id)}>
              {ARTICLE_TEXTS.showDeadLink}
            </Button>
          </Box>
        ))}
      </Box>
    </Alert>
  );
}
