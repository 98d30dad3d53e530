/**
 * The emoji that conversations offer: a few that everybody's system shows, of each kind that people use there. They have
 * no names of ours: a screen reader says those of its own language.
 */
export const EMOJI: readonly string[] = [
  ...['😀', '😄', '😁', '😆', '😅', '😂', '🙂', '😉', '😊', '😇', '😍', '😘', '😋', '😎', '🤩', '🤗'],
  ...['🤔', '😐', '🙄', '😏', '😴', '😕', '🙁', '😟', '😮', '😳', '😢', '😭', '😱', '😤', '😡', '🥳'],
  ...['👍', '👎', '👌', '👏', '🙌', '🙏', '👋', '💪', '🤝', '🤞', '👀', '🎉', '✨', '🔥', '⭐', '🌟'],
  ...['❤️', '🧡', '💛', '💚', '💙', '💜', '💔', '💯', '✅', '❌', '❓', '❗', '⚠️', '💡', '🔍', '🔒'],
  ...['📧', '📞', '📅', '📦', '🚚', '🛒', '💳', '🎁', '🐛', '🔧', '💻', '📱', '☕', '🍕', '🌞', '🚀'],
];
