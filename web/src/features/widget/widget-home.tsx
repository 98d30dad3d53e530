import { possibleWords } from '@harborline/domain/hours/back-line';
import { opensAtMs } from '@harborline/domain/hours/opening';
import { teamState } from '@harborline/domain/team/team-state';
import { BACK_WORDS } from '@harborline/domain/texts/back-words';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { WIDGET_TEXTS } from '@harborline/domain/texts/widget';
import { customLinks } from '@harborline/domain/widget/custom-links';
import { readAvailability } from '../../shared/firebase/availability';
import { CHANGES_AT, RUNNING_CHAT, TEAM_LINE } from '../../shared/frame/frame-attributes';
import { useDocumentMeta } from '../../shared/hooks/use-document-meta';
import { useResource } from '../../shared/hooks/use-resource';
import { useBackText, useHours } from '../../shared/hours/use-hours';
import { availabilityResource } from '../../shared/library/library-resources';
import { companyName, isContactOpen, useLibrary } from '../../shared/library/library-scope';
import { Link } from '../../shared/router/link';
import { CategoryIcon } from '../../shared/ui-public/category-icon';
import { Icon } from '../../shared/ui-public/icons';
import { PageTitle } from '../../shared/ui-public/page-title';
import { useCategoryTree } from '../help-center';
import { NewsCard } from './news-card';
import { useWidget } from './use-widget';
import './widget.css';

/** S2.3-17 */
const SHOWN_TOPICS = 5;

/** The first topics, each of which leads to its page (S2.3-17). */
function Topics() {
  const { links } = useWidget();
  const tree = useCategoryTree();
  const topics = tree.status === 'ready' ? tree.data.slice(0, SHOWN_TOPICS) : [];
  if (topics.length === 0) return null;
  return (
    <nav className="w-card" aria-label={WIDGET_TEXTS.topics}>
      {topics.map(({ category: { id, category_title, category_icon } }) => (
        <Link key={id} className="w-row" to={links.category(id)}>
          <CategoryIcon name={category_icon} />
          <bdi>{category_title}</bdi>
          <Icon name="next" className="w-icon" />
        </Link>
      ))}
    </nav>
  );
}

/**
 * The chat that the visitor has, in place of the card that begins one. Neither the server nor this page knows of it: what
 * finds it loads later, and shows the card (D-91, D-93).
 */
function RunningChat() {
  const { library } = useLibrary();
  const { links } = useWidget();
  return (
    <Link
      className="w-card w-way w-running"
      to={links.chat(library.modalChatIntegration?.enable === true)}
      hidden
      {...{ [RUNNING_CHAT]: library.id }}
    >
      <span className="w-running-head">
        <b>{CHAT_TEXTS.running}</b>
        <bdi className="w-running-name" data-user-text="" />
        <span className="w-count" hidden>
          <span data-user-text="" /> <span>{CHAT_TEXTS.runningNew}</span>
        </span>
      </span>
      <span className="w-muted w-running-words" dir="auto" data-user-text="" />
    </Link>
  );
}

/**
 * The words for when the team is back, translated: which of them hold, the page says once it knows the visitor's clocks
 * (D-130). Until then, and without JavaScript, the line before it says that nobody is here.
 */
function BackWords({ atMs }: { atMs: number | null }) {
  if (atMs === null) return null;
  return (
    <span className="w-muted" hidden data-back-at={atMs}>
      {possibleWords(atMs, Date.now()).map((words) => (
        <i key={words} data-back-words={words}>
          {BACK_WORDS[words]}
        </i>
      ))}
    </span>
  );
}

/** Ways to reach the company: the chat (S2.3-18, S2.3-19), then a message (S2.3-20); who is away says so (D-28). */
function ContactCards() {
  const { library } = useLibrary();
  const { links } = useWidget();
  const isModal = library.modalChatIntegration?.enable === true;
  const known = useResource(availabilityResource(library.id), () => readAvailability(library.id));
  const hours = useHours();
  const back = useBackText(hours);
  const state = teamState({ availability: known.status === 'ready' ? known.data : null, hours }, Date.now());
  const isAway = state === 'away' || state === 'closed';
  // Every byte of this page counts.
  const team = { [TEAM_LINE]: isAway ? state : '' };
  const changesAtMs = hours === null || hours === 'unknown' ? null : hours.changesAtMs;
  const changes = changesAtMs === null ? {} : { [CHANGES_AT]: changesAtMs };
  const say = (there: string, away: string) => (state === 'unknown' ? '\u00a0' : isAway ? away : there);
  return (
    <>
      <Link className="w-card w-way w-begin" to={links.chat(isModal)}>
        <b>{CHAT_TEXTS.card}</b>
        <span className="w-muted" {...team} {...changes}>
          {say(CHAT_TEXTS.cardOnline, back ?? CHAT_TEXTS.cardAway)}
        </span>
        {back === null && <BackWords atMs={opensAtMs(hours)} />}
      </Link>
      {isContactOpen(library) && (
        <Link className="w-card w-way" to={links.contact()}>
          <b>{WIDGET_TEXTS.sendMessage}</b>
          <span className="w-muted" {...team}>
            {say(WIDGET_TEXTS.readyToHelp, WIDGET_TEXTS.awayToHelp)}
          </span>
        </Link>
      )}
    </>
  );
}

function CompanyLinks() {
  const { library } = useLibrary();
  const { links } = useWidget();
  const own = customLinks(library);
  if (own.length === 0) return null;
  return (
    <nav className="w-links" aria-label={WIDGET_TEXTS.companyLinks}>
      {own.map((link) => (
        <a key={link.id} href={links.customLink(link)} dir="auto">
          {link.label}
        </a>
      ))}
    </nav>
  );
}

/** The first page of the widget (S2.3-15 to S2.3-21). The compact theme leaves out the greeting and the topics. */
export function WidgetHome() {
  const { library } = useLibrary();
  const { links, isCompact } = useWidget();
  const greeting = library.widgetTheme?.greeting ?? '';
  useDocumentMeta(WIDGET_TEXTS.titleOf(companyName(library)), '');
  return (
    <div className="w-page w-home">
      <div className={isCompact ? 'w-greeting visually-hidden' : 'w-greeting'}>
        <PageTitle className="w-title">{HELP_CENTER_TEXTS.heading}</PageTitle>
        {greeting !== '' && <p dir="auto">{greeting}</p>}
      </div>
      <RunningChat />
      <Link className="w-button" to={links.help()}>
        <Icon name="search" className="w-icon" />
        {WIDGET_TEXTS.searchForHelp}
      </Link>
      {!isCompact && <Topics />}
      <ContactCards />
      <NewsCard />
      <CompanyLinks />
    </div>
  );
}
