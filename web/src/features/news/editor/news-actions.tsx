import { REVISION_TEXTS } from '@harborline/domain/texts/article-revisions';
import { NEWS_TEXTS } from '@harborline/domain/texts/news';
import Button from '@mui/material/Button';
import { WritingMenu } from '../../../shared/writing/editing/writing-menu';
import { isGuarded } from './news-fields';
import { isNewsLive, type LoadedNews, type NewsWriting } from './news-kind';

export type AskedOfNews = 'unpublish' | 'delete';

interface NewsActionsProps {
  loaded: LoadedNews;
  writing: NewsWriting;
  isBusy: boolean;
  mayPublish: boolean;
  mayDelete: boolean;
  /** where visitors read it; null while they cannot */
  liveUrl: string | null;
  onAsk: (asked: AskedOfNews) => void;
  onOpenRevisions: () => void;
}

/** What can be done with a stored news flash. What visitors would notice needs the publishing permission. */
export function NewsActions({ loaded, writing, isBusy, mayPublish, ...props }: NewsActionsProps) {
  const { editor, hasChanges } = writing;
  const isOut = isNewsLive(loaded);
  const isPlanned = editor.state.fields.publishAt !== '';
  const isChanged = editor.isDirty || hasChanges;
  const maySave = isPlanned || isGuarded(loaded.content) ? mayPublish : true;
  return (
    <>
      {!isOut && (
        <Button
          variant="outlined"
          color="inherit"
          disabled={isBusy || !maySave || !isChanged}
          onClick={() => editor.save('save-unpublished')}
        >
          {isPlanned ? NEWS_TEXTS.plan : NEWS_TEXTS.save}
        </Button>
      )}
      <Button
        variant="contained"
        disabled={isBusy || !mayPublish || (isOut && !isChanged)}
        title={mayPublish ? undefined : NEWS_TEXTS.mayNotPublish}
        onClick={() => editor.save('publish')}
      >
        {isOut ? NEWS_TEXTS.publishChanges : NEWS_TEXTS.publish}
      </Button>
      <WritingMenu
        label={NEWS_TEXTS.openMenu}
        items={[
          ...(props.liveUrl === null ? [] : [{ label: NEWS_TEXTS.viewLive, href: props.liveUrl }]),
          { label: REVISION_TEXTS.title, choose: props.onOpenRevisions },
          ...(hasChanges
            ? [
                {
                  label: NEWS_TEXTS.discardDraft,
                  isDisabled: isBusy,
                  choose: () => writing.setDiscarding(true),
                },
              ]
            : []),
          ...(isOut
            ? [
                {
                  label: NEWS_TEXTS.unpublish,
                  isDisabled: isBusy || !mayPublish,
                  choose: () => props.onAsk('unpublish'),
                },
              ]
            : []),
          {
            label: NEWS_TEXTS.delete,
            isDisabled: isBusy || !props.mayDelete,
            isDestructive: true,
            choose: () => props.onAsk('delete'),
          },
        ]}
      />
    </>
  );
}
