import { NEWS_WRITING_TEXTS, plannedNewsTexts } from '@harborline/domain/texts/news';
import type { WritingTexts } from '@harborline/domain/texts/writing';
import { zonedTime } from '../../../shared/format/local-times';
import type { LoadedNews } from './news-kind';

interface Person {
  readonly uid: string;
  readonly mayPublish: boolean;
}

/** What the editor says of a stored news flash, by who reads it now or what is planned. */
export function newsEditorTexts({ content, draft }: LoadedNews, person: Person): WritingTexts {
  if (content.publish_at === null) return NEWS_WRITING_TEXTS[content.audience];
  const isOwn = (draft ?? content).updated_by === person.uid;
  return plannedNewsTexts(zonedTime(content.publish_at.toDate()), isOwn && person.mayPublish);
}
