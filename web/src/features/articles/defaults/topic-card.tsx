import type { Article } from '@harborline/domain/entities/article';
import {
  type ChoiceChange,
  type DefaultChoice,
  fitsChoice,
  isChosen,
  showOne,
} from '@harborline/domain/help-center/choose-default-content';
import { DEFAULT_CONTENT_TEXTS } from '@harborline/domain/texts/default-content';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { CategoryTile } from '../categories/category-tile';
import { ArticleLine } from './article-line';
import type { OfferedTopic } from './load-parent-content';
import type { Copies } from './use-copies';

interface TopicCardProps {
  topic: OfferedTopic;
  /** ids of every topic and article that the parent offers */
  topicIds: readonly string[];
  articleIds: readonly string[];
  choice: DefaultChoice;
  libraryKey: string;
  parentName: string;
  copies: Copies<Article>;
  mayChange: boolean;
  onChoose: (change: ChoiceChange, message: string) => void;
}

const messageFor = (title: string, isShown: boolean): string =>
  isShown ? DEFAULT_CONTENT_TEXTS.shown(title) : DEFAULT_CONTENT_TEXTS.hidden(title);

const ROW = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  px: { xs: 1.5, sm: 2 },
  py: 0.75,
  minWidth: 0,
} as const;

/** A topic of the parent with its articles, each with a switch. */
export function TopicCard({
  topic,
  topicIds,
  articleIds,
  choice,
  libraryKey,
  parentName,
  copies,
  mayChange,
  onChoose,
}: TopicCardProps) {
  const { id, category_title: title, category_icon, category_description } = topic.category;
  const isShown = isChosen(choice, 'categories', id);
  const shownCount = isShown
    ? topic.articles.filter((article) => isChosen(choice, 'articles', article.id)).length
    : 0;
  const mayChooseArticles = mayChange && isShown && fitsChoice(articleIds);
  return (
    <Box
      component="li"
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
        bgcolor: 'background.paper',
        overflow: 'hidden',
      }}
    >
      <Box sx={{ ...ROW, py: 1.25 }}>
        <CategoryTile icon={category_icon} />
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
            <Typography component="h2" noWrap sx={{ fontSize: '0.875rem', fontWeight: 600 }}>
              <bdi>{title}</bdi>
            </Typography>
            <Chip size="small" label={DEFAULT_CONTENT_TEXTS.default} />
          </Box>
          <Typography variant="caption" color="textSecondary" component="p" noWrap>
            <bdi>{category_description}</bdi>
          </Typography>
        </Box>
        <Typography
          variant="body2"
          color="textSecondary"
          noWrap
          sx={{ display: { xs: 'none', sm: 'block' } }}
        >
          {DEFAULT_CONTENT_TEXTS.shownOf(shownCount, topic.articles.length)}
        </Typography>
        <Switch
          size="small"
          checked={isShown}
          disabled={!mayChange}
          onChange={(_event, isOn) =>
            onChoose(showOne('categories', { id, isShown: isOn, all: topicIds }), messageFor(title, isOn))
          }
          slotProps={{ input: { 'aria-label': DEFAULT_CONTENT_TEXTS.showTopic(title) } }}
        />
      </Box>
      {topic.articles.length === 0 ? (
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ ...ROW, borderTop: 1, borderColor: 'divider' }}
        >
          {DEFAULT_CONTENT_TEXTS.noArticles}
        </Typography>
      ) : (
        <Box
          component="ul"
          aria-label={DEFAULT_CONTENT_TEXTS.articlesOf(title)}
          sx={{ m: 0, p: 0, listStyle: 'none' }}
        >
          {topic.articles.map((article) => (
            <ArticleLine
              key={article.id}
              article={article}
              parentName={parentName}
              libraryKey={libraryKey}
              isShown={isShown && isChosen(choice, 'articles', article.id)}
              isTopicShown={isShown}
              mayChoose={mayChooseArticles}
              copies={copies}
              onShow={(isOn) =>
                onChoose(
                  showOne('articles', { id: article.id, isShown: isOn, all: articleIds }),
                  messageFor(article.title, isOn),
                )
              }
            />
          ))}
        </Box>
      )}
    </Box>
  );
}
