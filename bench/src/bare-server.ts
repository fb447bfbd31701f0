import Fastify from 'fastify';

/** What the yardstick answers: about as much as the identity of a caller. */
const ANSWER = {
  id: 1,
  login: 'analyst',
  authorities: ['ROLE_USER'],
  company: { id: 1, companyName: 'Company' },
  text: 'x'.repeat(300),
};

const server = Fastify();
server.get('/', async () => ANSWER);
console.log(await server.listen({ port: Number(process.env.PORT), host: '127.0.0.1' }));
