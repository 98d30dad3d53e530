import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSearchAfterPause } from '../requests/use-search-after-pause';
import { TextInput } from '../ui-admin/text-input';
import type { LinkedArticle } from './article-links';

interface ArticleFinderProps<Found extends LinkedArticle> {
  label: string;
  find: (words: string) => Promise<readonly Found[]>;
  onFound: (article: Found) => void;
}

/** Finds an article of the library by its title or keywords. */
export function ArticleFinder<Found extends LinkedArticle>({
  label,
  find,
  onFound,
}: ArticleFinderProps<Found>) {
  const [words, setWords] = useState('');
  const found = useSearchAfterPause(find, words);
  return (
    <Box>
      <TextInput
        label={label}
        value={words}
        autoFocus
        placeholder={ARTICLE_TEXTS.searchPlaceholder}
        onChange={(event) => setWords(event.target.value)}
        // Enter finds; it does not submit the address below.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <Box role="status" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {found?.status === 'ready' && found.data.length === 0 && (
          <Typography variant="body2" sx={{ mt: 1 }}>
            {ARTICLE_TEXTS.emptyFilter}
          </Typography>
        )}
        {(found?.status === 'failed' || found?.status === 'denied') && (
          <Typography variant="body2" color="error" sx={{ mt: 1 }}>
            {ARTICLE_TEXTS.listFailed}
          </Typography>
        )}
      </Box>
      {found?.status === 'ready' && found.data.length > 0 && (
        <List dense aria-label={ARTICLE_TEXTS.articles} sx={{ maxHeight: 220, overflowY: 'auto', mx: -1 }}>
          {found.data.map((article) => (
            <ListItemButton key={article.id} sx={{ borderRadius: 1, px: 1 }} onClick={() => onFound(article)}>
              <ListItemText
                primary={article.article_title}
                secondary={article.is_published ? undefined : ARTICLE_TEXTS.unpublished}
              />
            </ListItemButton>
          ))}
        </List>
      )}
    </Box>
  );
}
