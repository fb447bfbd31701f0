const QUESTIONS = [
  {
    question: 'Where do the figures come from?',
    answer:
      'From the detail files of CMS Open Payments, in every layout since program year 2013, as this installation has imported them. In demo mode the companies, people and products are made up, and a ribbon at the top of the page says that the mode is on.',
  },
  {
    question: 'How do I know that a figure is right?',
    answer:
      'Mark it and open its records: they add up to it, to the cent, and all of them can be exported. What could not be read from a file is counted and listed with the reason, not dropped in silence.',
  },
  {
    question: 'What do I need to begin?',
    answer:
      'An e-mail address. Sign up, follow the link in the mail, and the six dashboards are there. There is nothing to install and nothing to load.',
  },
  {
    question: 'Can I take results with me?',
    answer:
      'Records leave as CSV, without a cap on the rows. Pictures are saved as images, any picture can be read as a table, and the address of a page brings a colleague to the same view.',
  },
  {
    question: 'Does it work without a mouse, on a telephone, at night?',
    answer:
      'Yes. Every picture can be operated by keyboard and read by a screen reader, the layout follows the screen, and dark colours are one click away.',
  },
] as const;

/** What people ask before they sign up. */
export function Questions() {
  return (
    <section className="questions" aria-labelledby="questions-title">
      <div className="section-head">
        <h2 id="questions-title">Questions before you begin</h2>
      </div>
      {QUESTIONS.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </section>
  );
}
