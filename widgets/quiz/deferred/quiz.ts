import { type Question, readQuestions } from '#domain/questions/question';
import { scoreQuiz } from '#services/quiz';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The visitor has the result. score of total, which is 0 if no question has a right answer, as far as the service says them; no answer is told. */
    'vt-quiz-finished': { quiz: string; score?: number; total?: number };
    /** The answers are saved in the visitor's account. */
    'vt-quiz-saved': { quiz: string };
    /** The visitor shared the result. */
    'vt-quiz-shared': { quiz: string; way: 'copy' | 'system' | 'whatsapp' };
  }
}

/** A quiz that is being answered. */
export interface LoadedQuiz {
  id: string;
  title: string;
  questions: readonly Question[];
}

/** Resolves to a quiz with its questions (QUI-01 without answers). Throws a ServiceError. */
export async function loadQuiz(id: string, signal: AbortSignal): Promise<LoadedQuiz> {
  const { title, questions } = await scoreQuiz({ body: { quizId: id } }, { signal });
  const given = (questions ?? []).map(({ text, options, ...question }) => ({
    id: question.id,
    type: question.type ?? '',
    label: text,
    required: question.required,
    options: (options ?? []).map((option) => ({ id: option.id, label: option.text })),
    showIf: question.showIf,
  }));
  return { id, title: title ?? '', questions: readQuestions(given) };
}
