import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { adminLinks } from '../../../shared/routes/admin-links';

interface TitledArticle {
  readonly id: string;
  readonly article_title: string;
}

/** An article's title, which leads to its editor. */
export const ArticleTitle = ({ article: { id, article_title } }: { article: TitledArticle }) => (
  <MuiLink
    component={Link}
    to={adminLinks.editArticle(id)}
    underline="hover"
    sx={{ fontSize: '0.875rem', fontWeight: 550, color: 'text.primary', overflowWrap: 'anywhere' }}
  >
    <bdi>{article_title}</bdi>
  </MuiLink>
);

/** A number or time of a row, in words that need no heading. */
export const Figure = ({ children }: { children: ReactNode }) => (
  <Typography
    component="span"
    variant="body2"
    color="textSecondary"
    noWrap
    sx={{ display: 'block', fontVariantNumeric: 'tabular-nums' }}
  >
    {children}
  </Typography>
);
