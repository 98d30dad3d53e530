import { describe, expect, it } from 'vitest';
import { articleDraftSchema, articleSchema } from '../entities/article';
import { categorySchema } from '../entities/category';
import { checklistSchema } from '../entities/checklist';
import { conversationSchema, messageSchema } from '../entities/conversation';
import { contactFormSchema, libraryPrivateSchema, libraryPublicSchema } from '../entities/library';
import { mailRecordSchema } from '../entities/mail';
import { outboxSchema } from '../entities/outbox';
import { ratingSchema } from '../entities/rating';
import { ticketEventSchema } from '../entities/ticket-event';
import { userSchema } from '../entities/user';
import * as make from './factories';

describe('factories', () => {
  it.each([
    ['library', libraryPublicSchema, make.makeLibrary()],
    ['library settings', libraryPrivateSchema, make.makeLibraryPrivate()],
    ['contact form', contactFormSchema, make.makeContactForm()],
    ['user', userSchema, make.makeUser()],
    ['category', categorySchema, make.makeCategory()],
    ['article', articleSchema, make.makeArticle()],
    ['article draft', articleDraftSchema, make.makeArticleDraft()],
    ['mail record', mailRecordSchema, make.makeMailRecord()],
    ['conversation', conversationSchema, make.makeConversation()],
    ['message', messageSchema, make.makeMessage()],
    ['rating', ratingSchema, make.makeRating()],
    ['event of a ticket', ticketEventSchema, make.makeTicketEvent()],
    ['checklist', checklistSchema, make.makeChecklist()],
    ['outbox mail', outboxSchema, make.makeOutboxMail()],
  ])('%s is what its schema accepts', (_name, schema, value) => {
    expect(schema.safeParse(value).error).toBeUndefined();
  });
});
