import { tellAskers } from '@harborline/domain/api/activity/askers';
import type { Article } from '@harborline/domain/entities/article';
import { ASKER_TEXTS } from '@harborline/domain/texts/askers';
import { INSIGHTS_TEXTS } from '@harborline/domain/texts/insights';
import AddIcon from '@mui/icons-material/AddRounded';
import EditIcon from '@mui/icons-material/EditOutlined';
import LinkIcon from '@mui/icons-material/LinkRounded';
import SendIcon from '@mui/icons-material/SendOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useMay } from '../../../shared/staff/use-may';
import { Cell, ListRow } from '../../../shared/ui-admin/list-frame';
import { RelativeTime } from '../../../shared/ui-admin/relative-time';
import { ArticleTitle, Figure } from './insight-cells';
import type { FailedRow } from './use-insights';

/** How many people wrote to the library after a search, how many of them were told, and how many can be told. */
export interface Asked {
  readonly people: number;
  readonly told: number;
  readonly tellable: number;
}

export const SEARCH_COLUMNS = 'minmax(0, 1fr) 84px 96px 56px 164px';

/** Whether people asked about something that visitors can read now, and can be told. */
const canBeTold = ({ article }: FailedRow, { tellable }: Asked): boolean =>
  article?.is_published === true && tellable > 0;

/** What became of a search: who asked about it, the article that answers it, and who can tell them. */
function SearchOutcome({ row, asked, onChoose }: FailedSearchRowProps) {
  const mayTell = useMay(tellAskers);
  const { article, query } = row;
  const { people, told } = asked;
  const lines = [people > 0 && ASKER_TEXTS.wrote(people), told > 0 && ASKER_TEXTS.told(told)];
  return (
    <>
      {people > 0 && (
        <Typography variant="body2" color="textSecondary">
          {lines.filter((line) => line !== false).join(' · ')}
        </Typography>
      )}
      {article !== null && (
        <Typography variant="body2" color="textSecondary" component="div">
          {ASKER_TEXTS.article} <ArticleTitle article={article} />{' '}
          <MuiLink
            component="button"
            variant="body2"
            aria-label={INSIGHTS_TEXTS.changeFor(query)}
            onClick={() => onChoose(row)}
            sx={{ verticalAlign: 'baseline' }}
          >
            {INSIGHTS_TEXTS.change}
          </MuiLink>
        </Typography>
      )}
      {!mayTell && canBeTold(row, asked) && (
        <Typography variant="body2" color="textSecondary">
          {ASKER_TEXTS.mayNotTell}
        </Typography>
      )}
    </>
  );
}

const BUTTON_SX = { whiteSpace: 'nowrap' };

/** Two ways to answer a search that no article answers yet: write one, or name one. */
function AnswerButtons({ row, onChoose }: FailedSearchRowProps) {
  const { id, query } = row;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
      <Button
        component={Link}
        to={adminLinks.draftArticle({ id, query })}
        size="small"
        startIcon={<AddIcon />}
        aria-label={INSIGHTS_TEXTS.draftAbout(query)}
        sx={BUTTON_SX}
      >
        {INSIGHTS_TEXTS.draft}
      </Button>
      <Button
        size="small"
        startIcon={<LinkIcon />}
        aria-label={INSIGHTS_TEXTS.chooseFor(query)}
        onClick={() => onChoose(row)}
        sx={BUTTON_SX}
      >
        {INSIGHTS_TEXTS.choose}
      </Button>
    </Box>
  );
}

function FinishButton({ articleId, query }: { articleId: string; query: string }) {
  return (
    <Button
      component={Link}
      to={adminLinks.editArticle(articleId)}
      size="small"
      startIcon={<EditIcon />}
      aria-label={ASKER_TEXTS.finishDraftAbout(query)}
      sx={BUTTON_SX}
    >
      {ASKER_TEXTS.finishDraft}
    </Button>
  );
}

/** The next step: answer the search, finish the article, or tell those who asked. */
function NextStep(props: FailedSearchRowProps) {
  const { query, article } = props.row;
  const mayTell = useMay(tellAskers);
  const { tellable } = props.asked;
  if (article === null) return <AnswerButtons {...props} />;
  if (!article.is_published) return <FinishButton articleId={article.id} query={query} />;
  if (!mayTell || !canBeTold(props.row, props.asked)) return null;
  return (
    <Button
      size="small"
      startIcon={<SendIcon />}
      aria-label={ASKER_TEXTS.tellAbout(tellable, query)}
      onClick={() => props.onTell(article)}
      sx={BUTTON_SX}
    >
      {ASKER_TEXTS.tell(tellable)}
    </Button>
  );
}

interface FailedSearchRowProps {
  row: FailedRow;
  asked: Asked;
  /** opens the dialog for the people who asked about what the article answers */
  onTell: (article: Article) => void;
  /** opens the choice of an article that answers the search */
  onChoose: (row: FailedRow) => void;
}

/** A search that found nothing, what became of it, and the next step. */
export const FailedSearchRow = (props: FailedSearchRowProps) => {
  const { query, searches, requests, lastAt } = props.row;
  return (
    <ListRow
      columns={SEARCH_COLUMNS}
      areas="query searches requests last step"
      cardAreas={'"query query last" "searches requests requests" "step step step"'}
      cardColumns="auto minmax(0, 1fr) auto"
    >
      <Cell area="query">
        <Typography dir="auto" sx={{ fontSize: '0.875rem', fontWeight: 550, overflowWrap: 'anywhere' }}>
          {query}
        </Typography>
        <SearchOutcome {...props} />
      </Cell>
      <Cell area="searches">
        <Figure>{INSIGHTS_TEXTS.searched(searches)}</Figure>
      </Cell>
      <Cell area="requests">
        <Figure>{INSIGHTS_TEXTS.requests(requests)}</Figure>
      </Cell>
      <Cell area="last" isAtEnd isAtTop>
        <Figure>
          <RelativeTime at={lastAt} />
        </Figure>
      </Cell>
      <Cell area="step">
        <NextStep {...props} />
      </Cell>
    </ListRow>
  );
};
